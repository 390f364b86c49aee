// Janus gateways for `npm run live:janus` and `npm run live:browsers -- janus`: Debian's package `janus`, or running ones.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from './free-port.mjs';

/** Where the package is installed, e.g. another root folder for an unpacked one. */
const AT = process.env.JANUS_ROOT ?? '/';
const BINARY = join(AT, 'usr/bin/janus');
const LIBRARIES = join(AT, 'usr/lib/x86_64-linux-gnu');

/** @param {string} folder for the configuration */
async function startJanus(folder) {
  const port = await freePort();
  const plugins = join(LIBRARIES, 'janus');
  await writeFile(
    join(folder, 'janus.jcfg'),
    `general: { configs_folder = "${folder}"; plugins_folder = "${plugins}/plugins"; transports_folder = "${plugins}/transports";
  events_folder = "${plugins}/events"; loggers_folder = "${plugins}/loggers"; debug_level = 3; }
media: { rtp_port_range = "43000-43200"; }
plugins: { disable = "libjanus_lua.so,libjanus_duktape.so,libjanus_sip.so,libjanus_nosip.so,libjanus_audiobridge.so,libjanus_recordplay.so,libjanus_streaming.so,libjanus_voicemail.so,libjanus_textroom.so,libjanus_videocall.so,libjanus_echotest.so"; }
transports: { disable = "libjanus_mqtt.so,libjanus_nanomsg.so,libjanus_pfunix.so,libjanus_rabbitmq.so,libjanus_websockets.so"; }
`,
  );
  await writeFile(join(folder, 'janus.plugin.videoroom.jcfg'), 'general: {}\n');
  await writeFile(
    join(folder, 'janus.transport.http.jcfg'),
    `general: { json = "compact"; base_path = "/janus"; http = true; port = ${port}; ip = "127.0.0.1"; https = false; }\nadmin: { admin_http = false; }\n`,
  );
  const child = spawn(
    BINARY,
    ['--configs-folder', folder, '--ice-enforce-list', 'lo', '--ice-ignore-list', ''],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...(AT !== '/' && { LD_LIBRARY_PATH: LIBRARIES }) },
    },
  );
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      printed += text;
    });
  const url = `http://127.0.0.1:${port}/janus`;
  for (let tries = 0; tries < 100; tries += 1) {
    if (child.exitCode !== null) break;
    const answer = await fetch(`${url}/info`).catch(() => undefined);
    if (answer?.ok) return { url, stop: () => child.kill('SIGKILL') };
    await setTimeout(100);
  }
  child.kill('SIGKILL');
  throw new Error(`Janus did not start.\n${printed.slice(-2000)}`);
}

/**
 * Starts a gateway, unless JANUS_URLS names running ones.
 * @returns {Promise<{ urls: string, stop: () => Promise<void> }>} `stop` also removes its configuration
 * @throws {Error} if Janus is not installed, or does not start
 */
export async function openGateways() {
  const running = process.env.JANUS_URLS;
  if (running) return { urls: running, stop: async () => {} };
  if (!existsSync(BINARY))
    throw new Error('Install Janus first (Debian: apt install janus), or set JANUS_URLS.');
  const folder = await mkdtemp(join(tmpdir(), 'digiken-janus-'));
  const drop = () => rm(folder, { recursive: true, force: true });
  try {
    const { url, stop } = await startJanus(folder);
    return {
      urls: url,
      stop: async () => {
        stop();
        await drop();
      },
    };
  } catch (error) {
    await drop();
    throw error;
  }
}
