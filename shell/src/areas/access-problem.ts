/** Why somebody may not enter an area. */
export class AccessProblem extends Error {
  override name = 'AccessProblem'

  constructor(readonly reason: 'sign-in-first' | 'not-allowed') {
    super(reason)
  }
}
