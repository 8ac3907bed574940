/** Stands in for the built front end, for callers that need only data and files: every page is empty. */
export const render = async (data) => ({ html: '', images: [], data })
