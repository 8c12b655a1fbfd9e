/**
 * True where what a call asked for may have been done all the same: no answer came (0), or none that could be read (a
 * success whose body broke off), or one that whatever stands between gave in the server's place, or a failure in the
 * middle of the work. Every other refusal (425 and 429 too) was given before anything was done.
 *
 * @param status of the HttpError
 */
export const isUncertain = (status: number) =>
  status < 400 || status === 408 || status === 499 || status >= 500
