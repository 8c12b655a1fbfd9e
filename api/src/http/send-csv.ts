import type { FastifyReply } from 'fastify'
import { wallClock } from '../transactions/wall-clock'
import { sendFile } from './send-file'

/** Sends a CSV document as a file of the day, `name-yyyy-mm-dd.csv`, where `timeZone` is. */
export function sendCsv(
  reply: FastifyReply,
  name: string,
  pieces: AsyncGenerator<string>,
  timeZone?: string,
) {
  const today = wallClock(timeZone).slice(0, 10)
  return sendFile(reply, { type: 'text/csv; charset=utf-8', name: `${name}-${today}.csv` }, pieces)
}
