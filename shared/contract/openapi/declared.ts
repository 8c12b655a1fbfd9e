import { call } from '../call'

export const describeApi = call('GET /openapi.json', {
  access: 'everybody',
  summary: 'This document',
})
