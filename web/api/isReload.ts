/** Whether the reader has reloaded the page, and has not come to it by a link or an address. */
export const isReload = (): boolean =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]).some(
    ({ type }) => type === 'reload',
  )
