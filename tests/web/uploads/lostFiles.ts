/** Files as a phone gives them once another app was in front: one is empty with its size as before, one cannot be read. */
export const emptied = Object.assign(new File(['whole'], 'right.jpg'), { slice: () => new Blob([]) })
export const unreadable = Object.assign(new File(['whole'], 'left.jpg'), {
  slice: () => Object.assign(new Blob([]), { arrayBuffer: () => Promise.reject(new DOMException('gone')) }),
})
