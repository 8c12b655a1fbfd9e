import { session } from './session'

/*
 * Unsaved form input. A draft survives a reload and the end of the session, but only in this tab,
 * and only its user sees it. Signing out, or signing in as another user, deletes it.
 */

const name = 'drafts'

interface Kept {
  userid: string
  drafts: Record<string, unknown>
}

/**
 * Stores a form's content as JSON. If the session has ended, the draft still belongs to the user of
 * the earlier drafts. If the storage fails, the draft is lost; the form keeps its content.
 */
export function keepDraft(form: string, draft: unknown) {
  const userid = session.getState().userid ?? read()?.userid
  if (userid !== undefined) write({ userid, drafts: { ...readOf(userid)?.drafts, [form]: draft } })
}

/**
 * A form's stored draft; undefined if there is none. Its type is unknown, because an older release
 * may have stored other fields.
 */
export const keptDraft = (form: string): unknown => readOf(session.getState().userid)?.drafts[form]

/** Deletes a form's draft. Call it when the form has been saved or discarded. */
export function dropDraft(form: string) {
  const kept = readOf(session.getState().userid)
  if (!kept) return
  const { [form]: _gone, ...drafts } = kept.drafts
  write({ ...kept, drafts })
}

/** Deletes this tab's drafts unless they belong to `userid`. Null deletes them in any case. */
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
    // The storage failed, so the draft is lost (see `keepDraft`).
  }
}
