/**
 * True if a failed call may have been carried out: no answer (status 0), an unreadable body, an answer of a proxy, or a
 * failure inside the server. Every other refusal, including 425 and 429, comes before the server changes anything.
 * @param status of the HttpError
 */
export const isUncertain = (status: number) =>
  status < 400 || status === 408 || status === 499 || status >= 500
