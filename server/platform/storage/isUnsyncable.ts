/** Whether a file system cannot sync this: some network and host file systems sync no folders. */
export const isUnsyncable = (error: unknown): boolean =>
  ['EINVAL', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EBADF', 'EISDIR', 'EACCES', 'EPERM'].includes(
    String((error as NodeJS.ErrnoException).code),
  )
