/** @jest-config-loader esbuild-register */
import { browserProject } from '../jest.project'

const project = browserProject('remote-user')

export default {
  ...project,
  setupFilesAfterEnv: [...project.setupFilesAfterEnv!, '<rootDir>/src/testing/read-forms.ts'],
}
