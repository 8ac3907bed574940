/** Whether a file has bytes that can be read. A phone may give a file empty once another app was in front, with its size as before. */
export const hasBytes = (file: File): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      ({ byteLength }) => byteLength > 0,
      () => false,
    )
