/* Starts the thread from its source, which Node cannot read by itself. A build has `thread.js` in place of this file. */
import { register } from 'tsx/esm/api'

register()
await import('./thread.ts')
