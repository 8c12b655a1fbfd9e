import { session } from './session'

/*
 * What somebody was typing. It outlives the end of their session and a reload, in this tab alone, and is shown to
 * nobody but the user who typed it: it goes when that user signs out, and when another one signs in.
 */

const name = 'drafts'

interface Kept {
  userid: string
  /** By the name of their form. */
  drafts: Record<string, unknown>
}

/**
 * Keeps what stands in a form, as JSON; of the user whose session ended, while the form still stands there. A browser that refuses to keep it loses the safety, never the typing.
 */
export function keepDraft(form: string, draft: unknown) {
  const userid = session.getState().userid ?? read()?.userid
  if (userid !== undefined) write({ userid, drafts: { ...readOf(userid)?.drafts, [form]: draft } })
}

/** What this user left in a form, undefined where there is nothing. An earlier release may have written it. */
export const keptDraft = (form: string): unknown => readOf(session.getState().userid)?.drafts[form]

/** The user's draft of a form was saved or thrown away. */
export function dropDraft(form: string) {
  const kept = readOf(session.getState().userid)
  if (!kept) return
  const { [form]: _gone, ...drafts } = kept.drafts
  write({ ...kept, drafts })
}

/** Removes the drafts of everybody but `userid`; of everybody, where that is null. */
export function dropDraftsOfOthers(userid: string | null) {
  if (!readOf(userid)) write(undefined)
}

function readOf(userid: string | null) {
  const kept = read()
  return kept?.userid === userid ? kept : undefined
}

function read(): Kept | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(name) ?? 'null') as Kept | null) ?? undefined
  } catch {
    return undefined
  }
}

function write(kept: Kept | undefined) {
  try {
    if (kept && Object.keys(kept.drafts).length > 0) sessionStorage.setItem(name, JSON.stringify(kept))
    else sessionStorage.removeItem(name)
  } catch {
    // Storage is full or forbidden: see keepDraft.
  }
}
