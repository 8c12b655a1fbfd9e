/**
 * True if the server may have executed a failed API call: after a missing response (status 0), an
 * unreadable body, an error from a proxy, or an internal error. All other errors, including 425 and
 * 429, occur before the server changes anything.
 * @param status the status of the HttpError
 */
export const isUncertain = (status: number) =>
  status < 400 || status === 408 || status === 499 || status >= 500
