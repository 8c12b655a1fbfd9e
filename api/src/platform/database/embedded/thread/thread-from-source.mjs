/* Node cannot read the thread's TypeScript source. A build has `thread.js` in place of this file. */
import { register } from 'tsx/esm/api'

register()
await import('./thread.ts')
