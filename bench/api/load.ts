import autocannon from 'autocannon'

export interface Request {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
  status: number
}

/** `p50` and `p99`: the median and the 99th percentile, in milliseconds. */
export interface Load {
  count: number
  perSecond: number
  p50: number
  p99: number
}

/**
 * Sends the requests again and again over 16 connections, for some seconds.
 * @throws if an answer does not have the status that the first request expects
 */
export async function load(url: string, requests: Request[], seconds: number): Promise<Load> {
  const wanted = requests[0]?.status ?? 200
  const { latency, statusCodeStats, errors, timeouts, ...result } = await autocannon({
    url,
    connections: 16,
    duration: seconds,
    requests: requests.map(({ status: _status, ...request }) => request),
  })
  const count = result.requests.total
  const answered = statusCodeStats?.[`${wanted}`]?.count ?? 0
  if (errors + timeouts > 0 || answered < count)
    throw new Error(
      `Only ${answered} of ${count} requests were answered with ${wanted}; ${errors + timeouts} got no answer.`,
    )
  return { count, perSecond: count / result.duration, p50: latency.p50, p99: latency.p99 }
}

/**
 * Adds to each request the ETag of its answer, and expects 304. Returns undefined if an answer has
 * no ETag.
 */
export async function makeConditional(url: string, requests: Request[]): Promise<Request[] | undefined> {
  const conditional: Request[] = []
  for (const request of requests) {
    const answer = await fetch(url + request.path, { headers: request.headers })
    await answer.arrayBuffer()
    const etag = answer.headers.get('etag')
    if (etag === null) return undefined
    conditional.push({ ...request, headers: { ...request.headers, 'if-none-match': etag }, status: 304 })
  }
  return conditional
}
