/** jsdom with Node's own fetch. Workspaces name this file and need no dependency. */
export { default } from 'jest-fixed-jsdom'
