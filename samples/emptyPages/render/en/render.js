/** Renders every page as an empty one. */
export const render = async (data) => ({ html: '', images: [], data })
