"""Runs Swift's four servers from the configuration in a folder, until this process ends.

usage: /usr/bin/python3 swiftServers.py FOLDER
Swift is imported once, and the process then forked, which takes a third of the time of four commands.
"""
import ctypes
import os
import signal
import sys

os.environ['EVENTLET_NO_GREENDNS'] = 'yes'

from swift.common.wsgi import run_wsgi

folder = sys.argv[1]
for name in ('account', 'container', 'object', 'proxy'):
    if os.fork() == 0:
        # the kernel kills this process when the parent ends, even if that is killed
        ctypes.CDLL(None).prctl(1, signal.SIGKILL)
        sys.exit(run_wsgi(f'{folder}/{name}.conf', f'{name}-server', verbose=True))
os.wait()
sys.exit('One of the servers ended.')
