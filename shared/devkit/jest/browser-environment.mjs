/** jsdom with Node's own fetch. Workspaces refer to this file, so they need no dependency on the package. */
export { default } from 'jest-fixed-jsdom'
