/** @jest-config-loader esbuild-register */
import { serverProject } from '../jest.project'

export default serverProject('api')
