import { session } from './session'

/*
 * What somebody was typing into a form. A draft outlives the end of the session and a reload, in this tab alone. It is
 * shown only to the user who typed it, and removed when that user signs out or another one signs in.
 */

const name = 'drafts'

interface Kept {
  userid: string
  /** By the name of their form. */
  drafts: Record<string, unknown>
}

/**
 * Keeps the content of a form, as JSON. After a session has ended the draft still belongs to its user, as long as the
 * form is open. A browser that refuses to store it loses the draft, never the typing.
 */
export function keepDraft(form: string, draft: unknown) {
  const userid = session.getState().userid ?? read()?.userid
  if (userid !== undefined) write({ userid, drafts: { ...readOf(userid)?.drafts, [form]: draft } })
}

/** The draft that this user left in a form, undefined where there is none. An earlier release may have written it. */
export const keptDraft = (form: string): unknown => readOf(session.getState().userid)?.drafts[form]

/** Removes the user's draft of a form, which was saved or thrown away. */
export function dropDraft(form: string) {
  const kept = readOf(session.getState().userid)
  if (!kept) return
  const { [form]: _gone, ...drafts } = kept.drafts
  write({ ...kept, drafts })
}

/** Removes the drafts of everybody but `userid`; all drafts where that is null. */
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
