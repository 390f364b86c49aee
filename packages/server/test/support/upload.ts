import { newId } from '../../src/platform/ids';
import type { SignedIn, TestServer } from './server';

interface Upload {
  method?: 'PUT' | 'POST';
  as: SignedIn;
  field: string;
  name?: string;
  content: Buffer | string;
}

/** A file as a browser sends it. */
export function upload(
  server: TestServer,
  path: string,
  { method = 'PUT', as, field, name = 'file', content }: Upload,
) {
  const boundary = `----${newId()}`;
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  return server.call(method, path, {
    as,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
}
