import { useLayoutEffect, useRef, useState } from 'react'

/** Returns whether the picture at this path failed to load. The caller puts `ref` and `onError` on the `<img>` element. */
export const usePictureFailure = (path: string | null) => {
  const ref = useRef<HTMLImageElement>(null)
  const [failedPath, setFailedPath] = useState<string | null>(null)
  // a picture that the server rendered may have failed before React began to listen to its events
  useLayoutEffect(() => {
    const { complete, naturalWidth, currentSrc } = ref.current ?? {}
    if (path && complete && currentSrc && naturalWidth === 0) setFailedPath(path)
  }, [path])
  return { ref, hasFailed: path !== null && failedPath === path, onError: () => setFailedPath(path) }
}
