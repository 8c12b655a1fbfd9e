/** Refuses files and folders whose name says nothing: what has no room yet must name one. */
export const fileNames = {
  meta: { type: 'problem', schema: [] },
  create: context => ({
    Program(node) {
      const path = context.filename.slice(context.cwd.length)
      const [, found] =
        /[\\/](utils?|helpers?|common|misc|constants?|types?)(?:[\\/]|\.[a-z.]+$)/.exec(path) ?? []
      if (!found) return
      const message = `"${found}" says nothing of what is inside. Name the room: what is the one job of this file? See CONTRIBUTING.md.`
      context.report({ node, message })
    },
  }),
}
