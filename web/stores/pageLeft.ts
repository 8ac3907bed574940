let isLeft = false

/** Whether this page is being left: what the browser then breaks off has not failed. */
export const isPageLeft = () => isLeft

if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', () => {
    isLeft = true
  })
  // the browser may show the page again as it was left
  window.addEventListener('pageshow', () => {
    isLeft = false
  })
}
