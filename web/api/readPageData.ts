import type { PageData } from '../../contract/pages/pageRendering.ts'

/** Reads the data that the server put into the page. Does not use React, so that inline scripts can call this function. */
export const readPageData = () =>
  JSON.parse(document.getElementById('page-data')?.textContent ?? '') as PageData
