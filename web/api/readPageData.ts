import type { PageData } from '../../contract/pages/pageRendering.ts'

/** Reads the data that the server put into the page when it rendered it. Needs no React: inline scripts use it. */
export const readPageData = () =>
  JSON.parse(document.getElementById('page-data')?.textContent ?? '') as PageData
