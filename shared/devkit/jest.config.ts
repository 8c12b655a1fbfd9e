/** @jest-config-loader esbuild-register */
import { browserProject } from '../../jest.project'

export default browserProject('shared/devkit')
