/** Node's globals. Workspaces refer to this file, so they need no dependency on the package. */
export { TestEnvironment as default } from 'jest-environment-node'
