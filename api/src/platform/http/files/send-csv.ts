import type { FastifyReply } from 'fastify'
import { nameOfDay } from './name-of-day'
import { sendFile } from './send-file'

export const sendCsv = (
  reply: FastifyReply,
  name: string,
  pieces: AsyncGenerator<string>,
  timeZone?: string,
) => sendFile(reply, { type: 'text/csv; charset=utf-8', name: nameOfDay(name, 'csv', timeZone) }, pieces)
