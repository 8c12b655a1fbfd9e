/** @jest-config-loader esbuild-register */
import { serverProject } from '../jest.project'

export default {
  ...serverProject('e2e'),
  testTimeout: 60_000,
  testSequencer: '<rootDir>/longest-first.mjs',
}
