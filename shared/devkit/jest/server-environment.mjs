/**
 * Node's globals. Workspaces refer to this file, so they need not depend on jest-environment-node.
 */
export { TestEnvironment as default } from 'jest-environment-node'
