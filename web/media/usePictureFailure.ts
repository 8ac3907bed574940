import { useLayoutEffect, useRef, useState } from 'react'

/** Whether the picture at this path failed to load; put `ref` and `onError` on its element. */
export const usePictureFailure = (path: string | null) => {
  const ref = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState<string | null>(null)
  // a picture that the server rendered may have failed before React listened
  useLayoutEffect(() => {
    const { complete, naturalWidth, currentSrc } = ref.current ?? {}
    if (path && complete && currentSrc && naturalWidth === 0) setFailed(path)
  }, [path])
  return { ref, hasFailed: path !== null && failed === path, onError: () => setFailed(path) }
}
