/**
 * jsdom with Node's own fetch. Workspaces refer to this file, so they need not depend on
 * jest-fixed-jsdom.
 */
export { default } from 'jest-fixed-jsdom'
