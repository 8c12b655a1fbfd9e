/** @jest-config-loader esbuild-register */
import { browserProject } from '@pundi/devkit/jest'

export default browserProject('shared/contract')
