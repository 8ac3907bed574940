import { useLayoutEffect, useRef, useState } from 'react'

/** Whether the picture at this path could not be had; put `ref` and `onError` on its element. */
export const usePictureFailure = (path: string | null) => {
  const ref = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState<string | null>(null)
  // one drawn by the server may have failed before anyone listened
  useLayoutEffect(() => {
    const { complete, naturalWidth, currentSrc } = ref.current ?? {}
    if (path && complete && currentSrc && naturalWidth === 0) setFailed(path)
  }, [path])
  return { ref, hasFailed: path !== null && failed === path, onError: () => setFailed(path) }
}
