export const fileNames = {
  meta: { type: 'problem', schema: [{ type: 'string' }] },
  create: context => ({
    Program(node) {
      const path = context.filename.slice(context.options[0].length)
      const [, found] =
        /[\\/](utils?|helpers?|common|misc|constants?|types?)(?:[\\/]|\.[a-z.]+$)/.exec(path) ?? []
      if (!found) return
      const message = `"${found}" says nothing of what is inside. Name it after its one job, or put the code into the folder that it serves. See CONTRIBUTING.md.`
      context.report({ node, message })
    },
  }),
}
