-- Runs inside MAME: stops the machine after the requested frames and executes commands from standard input, one per
-- line. Answers are lines that begin with "=". mame.mjs sends the commands.

local granted = 0
local machine = manager.machine
local port_b

local function image(kind)
	for tag, found in pairs(machine.images) do
		if tag:find(kind, 1, true) then return found end
	end
end

local function tape(act)
	for _, cassette in pairs(machine.cassettes) do act(cassette) end
end

local function write(path, bytes)
	local file = assert(io.open(path, "wb"))
	file:write(bytes)
	file:close()
end

local commands = {
	frames = function(count) granted = tonumber(count) end,
	-- a key of the matrix, by its row and its bit
	key = function(row, bit, down)
		for _, field in pairs(machine.ioport.ports[":kbrow." .. row].fields) do
			if field.mask == 1 << bit then field:set_value(tonumber(down)) end
		end
	end,
	picture = function(path) write(path, machine.video:snapshot_pixels()) end,
	ram = function(path)
		local memory = emu.item(machine.devices[":ram"].items["0/m_pointer"])
		write(path, memory:read_block(0, memory.count))
	end,
	fill = function(address, count, value)
		local space = machine.devices[":maincpu"].spaces["program"]
		for i = 0, count - 1 do space:write_u8(address + i, tonumber(value)) end
	end,
	-- RST 0, with this byte everywhere else in the RAM
	reset = function(byte)
		local memory = emu.item(machine.devices[":ram"].items["0/m_pointer"])
		local z80 = machine.devices[":maincpu"].state
		for at = 5, memory.count - 1 do memory:write(at, tonumber(byte)) end
		z80.IFF1.value = 0
		z80.PC.value = 0
	end,
	-- bits of port B, which has the solder links, read 0 from now on
	ground = function(bits)
		local function read(_, data) return data & ~tonumber(bits) end
		port_b = machine.devices[":maincpu"].spaces["io"]:install_read_tap(0xf500, 0xf5ff, "links", read)
	end,
	play = function() tape(function(cassette) cassette:play() end) end,
	stop = function() tape(function(cassette) cassette:stop() end) end,
	wind = function(seconds) tape(function(cassette) cassette:seek(tonumber(seconds), "set") end) end,
	eject = function(kind) image(kind):unload() end,
	insert = function(kind, path) image(kind):load(path) end,
	-- registers of the Z80, by name
	registers = function(...)
		local values = {}
		for i, name in ipairs({ ... }) do values[i] = machine.devices[":maincpu"].state[name].value end
		return table.concat(values, " ")
	end,
	-- rows of characters in a frame, as the CRTC is set
	rows = function() return emu.item(machine.devices[":mc6845"].items["0/m_vert_char_total"]):read(0) + 1 end,
	time = function() return machine.time:as_double() end,
}

local function answer(good, text)
	print("=" .. (good and "" or "!") .. tostring(text or ""))
	io.stdout:flush()
end

local function serve()
	if granted > 0 then
		granted = granted - 1
		if granted > 0 then return end
		answer(true)
	end
	while granted == 0 do
		local line = io.read("l")
		if not line then return machine:exit() end
		local words = {}
		for word in line:gmatch("%S+") do words[#words + 1] = word end
		local good, text = pcall(commands[words[1]], table.unpack(words, 2))
		if granted == 0 then answer(good, text) end
	end
end

emu.register_frame_done(serve)
