import type { Project } from './project'

export const readmeOf = (name: string, { registry, packages }: Project) => `# ${name}

A remote of Pundi: pages that are built and published apart from the rest.

\`\`\`
npm install                       the packages; Pundi's own ${registry ? `come from ${registry}` : 'lie in packages/'}
npm run dev                       this remote alone, at http://localhost:3000, with a server and a database of its own in .data
npm run dev -- --against URL      this remote in the shell of a site that runs, with its data; changes there are real
npm run check                     types and lint
npm test                          its tests
npm run build                     its build, in dist
npm run preview -- --to SITE      for whoever has the link that it prints; needs the server's PREVIEW_KEY
npm run ship -- --to SITE         publishes it to everybody
npm run ship -- --to SITE --percent 10        publishes it to a tenth of all browsers
npm run promote -- --site SITE    gives everybody what a tenth has
npm run status -- --site SITE     the live build, what may replace it, and who published it
npm run rollback -- --site SITE   the build before; --to BUILD: that one; --revoke: never again
npm run disable -- --site SITE --text TEXT    closes the area with a sentence for its users
npm run enable -- --site SITE     opens it again
npm run remove -- --site SITE     takes the remote out of the site
npm run gc -- --site SITE         removes builds that no open tab can need
npm run sync -- --from SITE --to DIR          brings a bucket's site into the folder of a server
\`\`\`

- \`SITE\` is the folder that the server serves, or a bucket (\`s3://BUCKET/FOLDER\`). \`URL\` is the address of a site that runs.
- A page is a folder of \`src/pages\` with \`route.tsx\`, and an entry in \`src/page-list.ts\`. Its words stand in the four catalogues of \`src/catalogue\`.
- \`.github/workflows/check.yml\` runs the same commands for each change.

For a newer contract or kit${registry ? '' : ', replace the files of `packages` and'} run:

\`\`\`
npm install ${registry ? packages.map(({ name }) => `${name}@latest`).join(' ') : './packages/*.tgz'}
\`\`\`
`

/**
 * GitHub Actions: checks each change. After a merge, publishes the remote if the variable SITE is
 * set.
 */
export const workflow = `name: check
on:
  push:
    branches: [main]
  pull_request:
jobs:
  check:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 20
          cache: npm
      - run: npm ci
      - run: npm run check
      - run: npm test
      - run: npm run build
      - if: github.ref == 'refs/heads/main' && vars.SITE != ''
        run: npm run ship -- --to "$SITE"
        env:
          SITE: \${{ vars.SITE }}
          SHIP_BY: \${{ github.actor }}
          AWS_ACCESS_KEY_ID: \${{ secrets.AWS_ACCESS_KEY_ID }}
          AWS_SECRET_ACCESS_KEY: \${{ secrets.AWS_SECRET_ACCESS_KEY }}
`
