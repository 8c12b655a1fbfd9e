/** @jest-config-loader esbuild-register */
import { serverProject } from '../jest.project'

export default { ...serverProject('api'), testEnvironment: '<rootDir>/testing/worker-environment.mjs' }
