/** How far a publication has come. The first three are reached once for each file, build or page. */
export type Step =
  'file uploaded' | 'build uploaded' | 'page written' | 'locked' | 'announced' | 'history written' | 'moved'
