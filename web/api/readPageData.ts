import type { PageData } from '../../contract/drawing.ts'

/** The data that the server put into the page when it drew it. Without React, for scripts within the document. */
export const readPageData = () =>
  JSON.parse(document.getElementById('page-data')?.textContent ?? '') as PageData
