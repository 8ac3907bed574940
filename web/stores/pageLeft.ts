let isLeaving = false

/** Whether the browser is leaving this page. The browser then aborts calls, but an aborted call does not count as failed. */
export const isLeavingPage = () => isLeaving

if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', () => {
    isLeaving = true
  })
  // the browser may show the page again from its back/forward cache
  window.addEventListener('pageshow', () => {
    isLeaving = false
  })
}
