/*
 * Starts the thread from its TypeScript source, which needs tsx. A build uses `thread.js` instead.
 */
import { register } from 'tsx/esm/api'

register()
await import('./thread.ts')
