import { SMTPServer } from 'smtp-server';

/** A mail server that takes everything and keeps nothing, on the port of its first argument. */
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  disableReverseLookup: true,
  onData(stream, _session, done) {
    stream.resume();
    stream.on('end', () => done());
  },
});
server.on('error', () => undefined);
server.listen(Number(process.argv[2]), '127.0.0.1');
