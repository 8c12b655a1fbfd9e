/** Node's globals. Workspaces name this file and need no dependency. */
export { TestEnvironment as default } from 'jest-environment-node'
