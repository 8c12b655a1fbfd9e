/** @jest-config-loader esbuild-register */
import { browserProject } from '@pundi/devkit/jest'

const project = browserProject('shell')

export default {
  ...project,
  moduleNameMapper: {
    ...project.moduleNameMapper,
    '^@module-federation/enhanced/runtime$': '<rootDir>/src/testing/federation-runtime.ts',
  },
}
