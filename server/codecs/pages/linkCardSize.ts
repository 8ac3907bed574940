/** The size in pixels of the picture in a link preview. Chat programs and social networks show this size without cropping. */
export const linkCardSize = { width: 1200, height: 630 } as const
