import type { FastifyReply } from 'fastify'
import { nameOfDay } from './name-of-day'
import { sendFile } from './send-file'

/** Sends a CSV document as a file of the day, `name-yyyy-mm-dd.csv`, where `timeZone` is. */
export const sendCsv = (
  reply: FastifyReply,
  name: string,
  pieces: AsyncGenerator<string>,
  timeZone?: string,
) => sendFile(reply, { type: 'text/csv; charset=utf-8', name: nameOfDay(name, 'csv', timeZone) }, pieces)
