/**
 * Whether a call may have been carried out although it failed: no answer came (0), the answer could not be read (a
 * success whose body broke off), a proxy answered in the server's place, or the server failed in the middle. Every
 * other refusal, 425 and 429 too, comes before anything is done.
 *
 * @param status of the HttpError
 */
export const isUncertain = (status: number) =>
  status < 400 || status === 408 || status === 499 || status >= 500
