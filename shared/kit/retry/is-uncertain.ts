/**
 * True if a failed call may have been carried out: no answer (0), an unreadable body, a proxy's answer, or a
 * failure inside the server. Every other refusal, 425 and 429 too, comes before any work.
 * @param status of the HttpError
 */
export const isUncertain = (status: number) =>
  status < 400 || status === 408 || status === 499 || status >= 500
