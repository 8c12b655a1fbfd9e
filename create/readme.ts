import type { Project } from './project'

export const readmeOf = (name: string, { registry, packages }: Project) => `# ${name}

This remote is a part of Pundi that is built and published separately.

\`\`\`
npm install                       installs the packages; Pundi's packages ${registry ? `come from ${registry}` : 'are in packages/'}
npm run dev                       runs this remote without the shell, at http://localhost:3000, with a local server and a database in .data
npm run dev -- --against URL      runs this remote in the shell of a deployed site, with that site's data; changes to the data are real
npm run check                     checks types and lint rules
npm test                          runs the tests
npm run build                     builds the remote into dist
npm run preview -- --to SITE      publishes the build only for people with the printed link; PREVIEW_KEY must be the same as on the server
npm run ship -- --to SITE         publishes the build to all users
npm run ship -- --to SITE --percent 10        publishes the build to 10 % of browsers, as a canary
npm run promote -- --site SITE    publishes the canary to all users
npm run status -- --site SITE     shows the live build, the builds for a rollback, and who published them
npm run rollback -- --site SITE   makes the previous build live again; --to BUILD chooses another one; --revoke bans the replaced build for good
npm run disable -- --site SITE --text TEXT    closes the area and shows TEXT to its users
npm run enable -- --site SITE     opens the area again
npm run remove -- --site SITE     removes the remote and its pages from the site
npm run gc -- --site SITE         deletes old builds that no open tab needs any more
npm run sync -- --from SITE --to DIR          copies a bucket's site to the folder of a server
\`\`\`

- \`SITE\` is the folder that the server serves, or a bucket (\`s3://BUCKET/FOLDER\`). \`URL\` is the address of a running site.
- The shell is the program that loads all remotes in the browser.
- A page is a folder of \`src/pages\` with \`route.tsx\`, and an entry in \`src/page-list.ts\`. Its messages are in the four catalogues of \`src/catalogue\`.
- \`.github/workflows/check.yml\` runs the same commands for each change.

To update Pundi's packages${registry ? '' : ', first replace the files in `packages`. Then'}${registry ? ', run' : ' run'}:

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
