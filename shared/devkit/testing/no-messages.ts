import { cataloguesBy } from '@pundi/platform/federation'

export const noMessages = cataloguesBy(async () => ({ default: {} }))
