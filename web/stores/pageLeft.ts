let isLeft = false

/** Whether the browser is leaving this page: it then aborts calls, which is not a failure. */
export const isPageLeft = () => isLeft

if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', () => {
    isLeft = true
  })
  // the browser may show the page again from its back/forward cache
  window.addEventListener('pageshow', () => {
    isLeft = false
  })
}
